/** Adds the caller's class to a component's own: `withClass('tb-button', 'wide')` is `'tb-button wide'`. */
export function withClass(own: string, added: string | undefined): string {
  return added ? `${own} ${added}` : own;
}
