/** Joins a component's own class with the one its caller adds: `withClass('tb-button', 'wide')` is `'tb-button wide'`. */
export function withClass(own: string, added: string | undefined): string {
  return added ? `${own} ${added}` : own;
}
