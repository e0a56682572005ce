import './your-pin.css';
import { type Device, SURFACES } from '@tackboard/domain';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { DriftReport } from './drift-report.tsx';
import { Editor, type FormChoice } from './editor.tsx';
import { type PinRead, readPin } from './read-pin.ts';
import { Select } from './select.tsx';
import { type CardTheme, SurfaceSection } from './surface-section.tsx';
import { VIEWER_NAMES, type ViewerName, VIEWERS } from './viewers.ts';

const ALL = 'all';

const SURFACE_OPTIONS = {
  [ALL]: `All ${SURFACES.length} surfaces`,
  ...Object.fromEntries(SURFACES.map((surface) => [surface, surface])),
};

const VIEWER_OPTIONS: Readonly<Record<ViewerName | typeof ALL, string>> = {
  [ALL]: `All ${VIEWER_NAMES.length} kinds of viewers`,
  ...(Object.fromEntries(VIEWER_NAMES.map((name) => [name, VIEWERS[name].title])) as Record<
    ViewerName,
    string
  >),
};

const THEMES = {
  both: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
} as const satisfies Readonly<Record<string, readonly CardTheme[]>>;

const THEME_OPTIONS = { both: 'Light and dark', light: 'Light', dark: 'Dark' };

const DEVICE_OPTIONS: Readonly<Record<Device, string>> = { desktop: 'Desktop', mobile: 'Mobile' };

/** What the page shows at first. */
export interface YourPinProps {
  readonly initialText: string;
  /** A surface, or `all`. */
  readonly initialSurface?: string;
  /** @default 'user' */
  readonly initialViewer?: ViewerName | 'all';
}

/** A page on which a team sees its own pin: on every surface, for every viewer, with what the decoder and the rules say. */
export function YourPin({
  initialText,
  initialSurface = ALL,
  initialViewer = 'user',
}: YourPinProps) {
  const id = useId();
  const [text, setText] = useState(initialText);
  const [form, setForm] = useState<FormChoice>('auto');
  const [surface, setSurface] = useState(initialSurface);
  const [viewer, setViewer] = useState<ViewerName | typeof ALL>(initialViewer);
  const [device, setDevice] = useState<Device>('desktop');
  const [theme, setTheme] = useState<keyof typeof THEMES>('both');
  const result = useMemo(() => readPin(text, form === 'auto' ? undefined : form), [text, form]);
  // While the text is broken the cards stay as they were.
  const [last, setLast] = useState<PinRead | undefined>();
  if (result.kind === 'pin' && result !== last) setLast(result);
  const read = useDeferredValue(result.kind === 'pin' ? result : last);
  const surfaces = surface === ALL ? SURFACES : [surface];
  const viewers = useMemo(() => (viewer === ALL ? VIEWER_NAMES : [viewer]), [viewer]);
  return (
    <div className="yp">
      <div className="yp-side">
        <h1>Your pin</h1>
        <p>
          Paste a pin as your server sends it. Nothing leaves this page. The cards are the kit
          itself, so what you see is what your page shows.
        </p>
        <Editor text={text} onText={setText} form={form} onForm={setForm} result={result} />
        {result.kind === 'pin' ? <DriftReport drift={result.drift} /> : null}
      </div>
      <main className="yp-main" aria-labelledby={`${id} cards`}>
        <h2 id={`${id} cards`} className="yp-hidden">
          Cards
        </h2>
        <fieldset className="yp-filters">
          <legend className="yp-hidden">Cards to show</legend>
          <Select label="Surface" value={surface} options={SURFACE_OPTIONS} onChange={setSurface} />
          <Select label="Viewer" value={viewer} options={VIEWER_OPTIONS} onChange={setViewer} />
          <Select label="Device" value={device} options={DEVICE_OPTIONS} onChange={setDevice} />
          <Select label="Theme" value={theme} options={THEME_OPTIONS} onChange={setTheme} />
        </fieldset>
        {read === undefined ? (
          <p>The cards show once the JSON on this page is a pin.</p>
        ) : (
          <div className="yp-surfaces">
            {surfaces.map((name) => (
              <SurfaceSection
                key={`${name} ${read.pin.id}`}
                read={read}
                surface={name}
                device={device}
                viewers={viewers}
                themes={THEMES[theme]}
              />
            ))}
          </div>
        )}
      </main>
    </div>
  );
}
