'use client';
import type { LayerProps } from '@tackboard/domain';
import { Menu, type MenuItem } from '@tackboard/ui/popups';

interface PersonMenuLayerProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly openedByKey: boolean;
}

/** The open menu of a person. */
export function PersonMenuLayer(props: PersonMenuLayerProps & LayerProps) {
  return <Menu open {...props} />;
}
