import { Button, CloseIcon } from '@tackboard/ui';

/** Props of {@link CloseButton}. */
export interface CloseButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** The close sign of a message. */
export function CloseButton({ label, onPress }: CloseButtonProps) {
  return (
    <Button variant="icon" className="tb-message-close" aria-label={label} onClick={onPress}>
      <CloseIcon />
    </Button>
  );
}
