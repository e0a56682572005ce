/** Focuses the first invalid field of a form after the next render. */
export function focusFirstInvalid(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
