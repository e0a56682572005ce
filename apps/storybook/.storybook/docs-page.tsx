import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { entrySize } from './entry-size.ts';
import type { ComponentGuide } from './guide.ts';

function Import({ entry }: { readonly entry: string }) {
  const size = entrySize(entry);
  return (
    <p>
      <code>{entry}</code>
      {size === undefined ? null : ` — at most ${size} gzip with all it imports, without React`}
    </p>
  );
}

function Guide({ entry, anatomy, keys }: ComponentGuide) {
  return (
    <>
      <Import entry={entry} />
      <h2>Anatomy</h2>
      <Source code={anatomy} language="tsx" />
      <h2>Keyboard</h2>
      {keys.length === 0 ? (
        <p>It has no focusable element.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>key</th>
              <th>action</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, action]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{action}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The docs page of a component: description, anatomy, keyboard, properties and states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide ? <Guide {...guide} /> : null}
      <h2>Properties</h2>
      <Controls />
      <Stories title="States" />
    </>
  );
}
