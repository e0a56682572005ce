'use client';
import type { SearchDelightModel } from '@tackboard/domain/experience';
import { useContext, useEffect, useRef } from 'react';
import {
  backgroundBehind,
  readableColor,
  themeOn,
  usableColor,
  useOnScheme,
} from '../parts/server-colors.js';
import { SearchTerm } from '../messaging-context.js';
import type { SurfaceProps } from '../surface-props.js';

/** The words of a search delight in the server's colours in turn. Whole words, so that joined letters stay joined. */
export function SearchDelightText({ message, messaging }: SurfaceProps<SearchDelightModel>) {
  const { backgroundColor, textColors } = message.model;
  const term = useContext(SearchTerm);
  const text = useRef<HTMLSpanElement>(null);
  const background = usableColor(backgroundColor);
  useEffect(() => messaging.view(message.key), [messaging, message.key]);
  useOnScheme(text, (current) => {
    // Through the CSSOM: a strict Content-Security-Policy drops `style` attributes of server markup.
    current.style.backgroundColor = background ?? '';
    const ground = background ?? backgroundBehind(current);
    for (const [at, word] of [...current.children].entries()) {
      const color = textColors[at % textColors.length];
      (word as HTMLElement).style.color = readableColor(color, ground) ?? '';
    }
  });
  return (
    <span
      ref={text}
      className="tb-search-delight"
      data-filled={background ? '' : undefined}
      data-theme={themeOn(background)}
    >
      {term.split(/(\s+)/).map((part, at) => (at % 2 ? part : <span key={at}>{part}</span>))}
    </span>
  );
}
