import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { brandIds } from '#src/app/boot/brands.ts';
import { capabilitiesHash } from '#src/gql/capabilities.ts';
import type { PreviewAudience } from '#src/lib/console/composing.ts';
import type { DraftView } from '#src/lib/console/drafts.ts';
import { Stack } from '#src/ui/Box.tsx';
import { FieldFrame } from '#src/ui/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { useEdited } from '../EditorContext.tsx';
import { Input } from '../form/templates.tsx';
import { Select } from '../form/widgets.tsx';
import type { Scene } from './messages.ts';
import { usePreview } from './usePreview.ts';

const Controls = styled('div', { display: 'grid', gap: '$8', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' });
const Ground = styled('div', {
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$surface2',
  height: 'min(720px, 72dvh)',
  '& iframe': { display: 'block', border: 0, transformOrigin: '0 0', backgroundColor: '$surface0' },
});

const WIDTHS = { '375': 'MOBILE', '768': 'TABLET', '1280': 'DESKTOP' } as const;
type Width = keyof typeof WIDTHS;
const REGIONS = ['US-NJ', 'US-PA', 'US-MI', 'US-NY', 'CA-ON'] as const;

/** What players would see of the draft as it stands on the table, for whoever is chosen. */
export function PreviewPane({ draft }: { readonly draft: DraftView }) {
  const [brand, setBrand] = useState(draft.brand === '*' ? (brandIds[0] ?? '') : draft.brand);
  const [mode, setMode] = useState<Scene['mode']>('light');
  const [width, setWidth] = useState<Width>('375');
  const [region, setRegion] = useState<string>(/-/.test(draft.region) ? draft.region : REGIONS[0]);
  const [login, setLogin] = useState<Scene['login']>('visitor');
  const [at, setAt] = useState('');
  const [build, setBuild] = useState('any');
  const [chosenPath, setPath] = useState<string | null>(null);
  const addresses = useAnswer('previewAddresses', { draftId: draft.id }).value?.addresses ?? [];
  const selected = useEdited((state) => state.selected);
  const path = chosenPath ?? addresses[0]?.path ?? '/';
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(at) ? `${at.slice(0, 16)}:00Z` : null;
  const dialogId = draft.surface === 'dialogs' ? selected : null;
  const scene = useMemo(
    (): Scene => ({ surface: draft.surface, path, brand, mode, login, at: instant, dialogId }),
    [draft.surface, path, brand, mode, login, instant, dialogId],
  );
  const audience: PreviewAudience = {
    brand,
    region,
    login,
    device: WIDTHS[width],
    ...(instant === null ? {} : { at: instant }),
    ...(build === 'any' ? {} : { capabilities: capabilitiesHash }),
  };
  const frame = useRef<HTMLIFrameElement>(null);
  const { isMarkShown } = usePreview({ frame, draftId: draft.id, scene, audience });
  return (
    <Stack gap={12}>
      <Controls role="group" aria-label="For whom">
        <Choice label="Brand" value={brand} options={brandIds.map((id) => [id, id])} onChange={setBrand} />
        <Choice
          label="Mode"
          value={mode}
          options={[
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
          onChange={(next) => setMode(next === 'dark' ? 'dark' : 'light')}
        />
        <Choice
          label="Width"
          value={width}
          options={Object.keys(WIDTHS).map((each) => [each, `${each} px`])}
          onChange={(next) => setWidth(next as Width)}
        />
        <Choice
          label="Region"
          value={region}
          options={[...new Set([region, ...REGIONS])].map((each) => [each, each])}
          onChange={setRegion}
        />
        <Choice
          label="Who"
          value={login}
          options={[
            ['visitor', 'Visitor'],
            ['player', 'Player'],
          ]}
          onChange={(next) => setLogin(next === 'player' ? 'player' : 'visitor')}
        />
        <Choice
          label="Client"
          value={build}
          options={[
            ['any', 'Any build'],
            ['this', 'This build'],
          ]}
          onChange={setBuild}
        />
        {addresses.length > 1 ? (
          <Choice label="Page" value={path} options={addresses.map((each) => [each.path, each.name])} onChange={setPath} />
        ) : null}
        <FieldFrame label="Time (UTC)">
          {(attributes) => <Input {...attributes} type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />}
        </FieldFrame>
      </Controls>
      <Scaled width={Number(width)}>
        <iframe ref={frame} src="/preview-frame" title="Preview" sandbox="allow-scripts allow-same-origin" />
      </Scaled>
      <Text size={12} tone="ink3" role="status">
        {isMarkShown || selected === null || draft.surface === 'dialogs'
          ? 'Prices stand still here, and nothing can be done.'
          : 'The selected part is not shown to this audience.'}
      </Text>
    </Stack>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
};

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <FieldFrame label={label}>
    {(attributes) => (
      <Select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
);

/** A screen of that width, made smaller where there is less room. */
function Scaled({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ground = box.current;
    const frame = ground?.querySelector('iframe');
    if (!ground || !frame) return;
    const fit = (): void => {
      const scale = Math.min(1, ground.clientWidth / width || 1);
      Object.assign(frame.style, { width: `${width}px`, height: `${ground.clientHeight / scale}px`, transform: `scale(${scale})` });
    };
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(ground);
    return () => resized.disconnect();
  }, [width]);
  return <Ground ref={box}>{children}</Ground>;
}
