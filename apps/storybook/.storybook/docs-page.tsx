import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { designNotes } from './design-notes.ts';
import { Facts } from './facts.tsx';
import { FactTable } from './fact-table.tsx';
import type { ComponentGuide, DesignNote } from './guide.ts';

function Use({ use, dos, donts }: DesignNote) {
  return (
    <>
      <h2>When to use it</h2>
      <p>{use}</p>
      <FactTable
        head={['do', "don't"]}
        rows={Array.from({ length: Math.max(dos.length, donts.length) }, (_, at) => [
          dos[at] ?? '',
          donts[at] ?? '',
        ])}
      />
    </>
  );
}

function Keyboard({ keys }: Pick<ComponentGuide, 'keys'>) {
  return (
    <>
      <h3>Keyboard</h3>
      {keys.length === 0 ? (
        <p>It has no focusable element.</p>
      ) : (
        <FactTable head={['key', 'action']} rows={keys} />
      )}
    </>
  );
}

/** The docs page of a component: when to use it, what it measures, its states, and how to import it. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined;
  const note = designNotes[preparedMeta.title];
  // The stories in the order of the file, of which `Primary` shows the first.
  const [primary] = componentStories();
  return (
    <div data-hovered={note?.isHovered}>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {note ? <Use {...note} /> : null}
      {primary ? <Facts storyId={primary.id} /> : null}
      {guide ? <Keyboard keys={guide.keys} /> : null}
      <p>
        Every state below is checked by axe, in light, dark, right-to-left and forced colours, and
        by a test of targets and focus rings.
      </p>
      <Stories title="States" />
      <h2>For developers</h2>
      {guide ? (
        <>
          <p>
            <code>{guide.entry}</code>
          </p>
          <Source code={guide.anatomy} language="tsx" />
        </>
      ) : null}
      <h3>Properties</h3>
      <Controls />
    </div>
  );
}
