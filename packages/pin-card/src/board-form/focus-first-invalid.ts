/** Brings the focus to the first field of a form that is wrong, once it says so. */
export function focusFirstInvalid(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
