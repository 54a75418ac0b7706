import { capabilitiesHash } from '#src/gql/capabilities.ts';
import { whyNoNames } from '#src/lib/console/limits.ts';
import type { House } from '#src/lib/console/house.ts';
import type { OutputOf } from '#src/lib/console/operations.ts';
import { Field, FieldFrame } from '#src/ui/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Input } from '../form/templates.tsx';
import { Select } from '../form/widgets.tsx';
import { type Viewer, type Width, WIDTHS } from './viewer.ts';

const Controls = styled('div', { display: 'grid', gap: '$8', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' });
const More = styled('details', {
  '& > summary': { text: 13, color: '$ink2', cursor: 'pointer', minHeight: '32px', lineHeight: '32px', focusRing: 2 },
  '&[open] > summary': { marginBottom: '$8' },
});

type ForWhomProps = {
  readonly viewer: Viewer;
  readonly house: House;
  readonly addresses: OutputOf<'previewAddresses'>['addresses'];
  readonly path: string;
  readonly onChange: (change: Partial<Viewer>) => void;
  readonly onPath: (path: string) => void;
};

/** Whose page the preview is. */
export function ForWhom({ viewer, house, addresses, path, onChange, onPath }: ForWhomProps) {
  const regions = house.regions.map(({ code, name }) => [code, name] as const);
  const isListed = regions.some(([code]) => code === viewer.region);
  const older = house.builds.filter(({ capabilities }) => capabilities !== capabilitiesHash);
  return (
    <>
      <Controls role="group" aria-label="For whom">
        <Choice label="Brand" value={viewer.brand} options={house.brands.map((id) => [id, id])} onChange={(brand) => onChange({ brand })} />
        <Choice
          label="Mode"
          value={viewer.mode}
          options={MODES}
          onChange={(mode) => onChange({ mode: mode === 'dark' ? 'dark' : 'light' })}
        />
        <Choice
          label="Width"
          value={viewer.width}
          options={Object.keys(WIDTHS).map((each) => [each, `${each} px`])}
          onChange={(width) => onChange({ width: width as Width })}
        />
        <Choice
          label="Region"
          value={viewer.region}
          options={isListed ? regions : [[viewer.region, viewer.region], ...regions]}
          onChange={(region) => onChange({ region })}
        />
        <Choice
          label="Who"
          value={viewer.login}
          options={WHO}
          onChange={(login) => onChange({ login: login === 'player' ? 'player' : 'visitor' })}
        />
        {addresses.length > 1 ? (
          <Choice label="Page" value={path} options={addresses.map((each) => [each.path, each.name])} onChange={onPath} />
        ) : null}
      </Controls>
      <More>
        <summary>Time, client, segments and flags</summary>
        <Controls>
          <FieldFrame label="Time (UTC)">
            {(attributes) => (
              <Input {...attributes} type="datetime-local" value={viewer.at} onChange={({ target }) => onChange({ at: target.value })} />
            )}
          </FieldFrame>
          <Choice
            label="Client"
            value={viewer.build ?? ''}
            options={[
              ['', 'Draws everything'],
              [capabilitiesHash, 'This build'],
              ...older.map(({ capabilities, name }) => [capabilities, name] as const),
            ]}
            onChange={(build) => onChange({ build: build === '' ? null : build })}
          />
          <Field
            label="Segments"
            placeholder="None"
            value={viewer.segments}
            error={whyNoNames(viewer.segments)}
            onChange={({ target }) => onChange({ segments: target.value })}
          />
          <Field
            label="Flags on"
            placeholder="Those of now"
            value={viewer.flags}
            error={whyNoNames(viewer.flags)}
            onChange={({ target }) => onChange({ flags: target.value })}
          />
        </Controls>
      </More>
    </>
  );
}

const MODES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
const WHO = [
  ['visitor', 'Visitor'],
  ['player', 'Player'],
] as const;

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
