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

/** What stands in a package's sheet is written there: all of a package, or what this entry needs. */
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
        <p>Nothing in it takes the focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>keys</th>
              <th>do</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The docs page of every component: what it is, its parts, its keys, its properties, all its states. */
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
