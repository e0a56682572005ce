import { type Head, tagsOf, titleOf } from './head.js';

/** Marks the tags that belong to the current page. */
export const HEAD_ATTRIBUTE = 'data-page-head';

/** Replaces the title and the tags of the former page. */
export function applyHead(head: Head): void {
  document.title = titleOf(head);
  for (const old of document.head.querySelectorAll(`[${HEAD_ATTRIBUTE}]`)) old.remove();
  for (const { name, attributes } of tagsOf(head, location.origin)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(HEAD_ATTRIBUTE, '');
    document.head.append(element);
  }
}
