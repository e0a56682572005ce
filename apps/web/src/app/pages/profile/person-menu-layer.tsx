import type { LayerProps } from '@tackboard/domain';
import { Menu, type MenuItem } from '@tackboard/ui/menu';

interface PersonMenuLayerProps extends LayerProps {
  readonly name: string;
  readonly items: readonly MenuItem[];
  readonly openedByKey: boolean;
}

/** The open menu of a person. */
export function PersonMenuLayer({ name, ...props }: PersonMenuLayerProps) {
  return <Menu open label={`More options: ${name}`} {...props} />;
}
