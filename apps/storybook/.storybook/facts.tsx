import { useEffect, useState } from 'react';
import { FactTable } from './fact-table.tsx';
import { type StoryFacts, storyFacts } from './story-facts.ts';
import { tokenValue } from './token-values.ts';

/** Pictures, frames, popups and messages come late: a story is measured until nothing has changed for 5 s. */
const MEASURE_EVERY_MS = 500;
const STABLE_MEASURES = 10;
const MAX_MEASURES = 60;

/** The element that a docs page renders a story into, or the body of its frame. */
function rootOf(storyId: string): Element | null {
  const story = document.querySelector(`[id^="story--${storyId}"]`);
  return story?.querySelector('iframe')?.contentDocument?.body ?? story;
}

function useStoryFacts(storyId: string): StoryFacts | undefined {
  const [facts, setFacts] = useState<StoryFacts>();
  useEffect(() => {
    let last = '';
    let measures = 0;
    let same = 0;
    const timer = setInterval(() => {
      const root = rootOf(storyId);
      const next = root && storyFacts(root);
      const text = JSON.stringify(next);
      const hasParts = next !== null && next.parts.length > 0;
      measures += 1;
      same = hasParts && text === last ? same + 1 : 0;
      if (hasParts && same === 0) setFacts(next);
      if (measures === MAX_MEASURES || same === STABLE_MEASURES) clearInterval(timer);
      last = text;
    }, MEASURE_EVERY_MS);
    return () => clearInterval(timer);
  }, [storyId]);
  return facts;
}

const size = (widthPx: number, heightPx: number) => `${widthPx} × ${heightPx}`;

function Tokens({ names }: { readonly names: readonly string[] }) {
  const rows = names.flatMap((name) => {
    const token = tokenValue(name);
    if (!token) return [];
    const { light, dark, contrast } = token;
    return [[<code key={name}>--tb-{name}</code>, light, dark, contrast]];
  });
  return <FactTable head={['token', 'light', 'dark', 'contrast, light / dark']} rows={rows} />;
}

/** What the first story of a component measures: parts, tokens, texts, motion and controls. */
export function Facts({ storyId }: { readonly storyId: string }) {
  const facts = useStoryFacts(storyId);
  if (!facts) return <div data-facts />;
  const { parts, controls, tokens, texts, motions } = facts;
  return (
    <div data-facts>
      <h2>Anatomy</h2>
      <p>Measured in the story above, in px.</p>
      <FactTable
        head={['part', 'size', 'radius', 'type: size/line, weight']}
        rows={parts.map(({ name, widthPx, heightPx, radius, type }) => [
          <code key={name}>{name}</code>,
          size(widthPx, heightPx),
          radius,
          type,
        ])}
      />
      <h2>Tokens</h2>
      <p>
        What its style sheets use, in all of its states. Contrast is that of the text in a colour,
        or on it.
      </p>
      <Tokens names={tokens} />
      <h2>Words</h2>
      <p>
        What the story says and what screen readers hear. A product replaces each sentence with{' '}
        <code>words</code>.
      </p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>Motion</h2>
      {motions.length === 0 ? (
        <p>Nothing moves.</p>
      ) : (
        <>
          <p>Switch the toolbar to reduced motion to see what is left of it.</p>
          <FactTable
            head={['part', 'motion']}
            rows={motions.map(([part, motion]) => [<code key={part}>{part}</code>, motion])}
          />
        </>
      )}
      <h2>Accessibility</h2>
      {controls.length === 0 ? null : (
        <FactTable
          head={['control', 'name', 'size in px']}
          rows={controls.map(({ role, name, widthPx, heightPx }) => [
            role,
            name,
            size(widthPx, heightPx),
          ])}
        />
      )}
    </div>
  );
}
