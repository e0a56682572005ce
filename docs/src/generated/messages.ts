import { type Experience, readMessage } from '@tackboard/domain/experience';
import { decodeExperiences } from '@tackboard/domain/wire';
import examples from './messages.json' with { type: 'json' };

type Example = (typeof examples)[number];

/** Fields whose name of a server is not the name of the model in snake_case. */
const WIRE_NAMES: Readonly<Record<string, string>> = { opensInNewTab: 'open_in_new_tab' };

const wireName = (name: string): string =>
  WIRE_NAMES[name] ?? name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** The surfaces that have an example. */
export const exampleSurfaces = examples.map(({ surface }) => surface);

function decoded({ message }: Pick<Example, 'message'>): Experience {
  const [experience] = decodeExperiences([message]).experiences;
  if (!experience) throw new Error(`${message.experience_id} is no message.`);
  return experience;
}

/** The fields of the display data that a surface reads, by the names of a server. */
function fieldsRead(example: Example): readonly string[] {
  const names = new Set<string>();
  const experience = decoded(example);
  const displayData = new Proxy(experience.displayData ?? {}, {
    get: (target, name, receiver) => {
      names.add(wireName(String(name)));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const { surface, model } = readMessage({ ...experience, displayData });
  if (surface !== example.surface || !model) {
    throw new Error(`The example of ${example.surface} is ${surface}, and valid: ${!!model}.`);
  }
  return [...names].toSorted();
}

/** The fields without which a message of this surface does not show. */
function fieldsNeeded({ surface, message }: Example): readonly string[] {
  const display = message.display_data as Readonly<Record<string, unknown>>;
  return Object.keys(display).filter((name) => {
    const { [name]: _, ...display_data } = display;
    const reading = readMessage(decoded({ message: { ...message, display_data } as never }));
    return reading.surface !== surface || !reading.model;
  });
}

/** JSON as oxfmt prints it: a list of texts or numbers in one line. */
const printed = (message: object): string =>
  JSON.stringify(message, null, 2).replace(
    /\[\n([^[\]{}]+)\n\s+\]/g,
    (_list, items: string) => `[${items.trim().replace(/\s*\n\s*/g, ' ')}]`,
  );

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const section = (example: Example): string => {
  const { surface, named, message } = example;
  const read = fieldsRead(example);
  const needed = fieldsNeeded(example);
  const further = read.filter((name) => !(name in message.display_data));
  return [
    `### ${surface}`,
    `Named by ${named}.${needed.length > 0 ? ` Does not show without ${codes(needed)}.` : ''}`,
    `\`\`\`json\n${printed(message)}\n\`\`\``,
    ...(further.length > 0 ? [`Reads too: ${codes(further)}.`] : []),
  ].join('\n\n');
};

/** Each surface with a message and the fields that it reads. */
export const messagesBySurface = (): string => examples.map(section).join('\n\n');
