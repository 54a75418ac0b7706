import { capabilitiesHash } from '#src/gql/capabilities.ts';
import { whyNoNames } from '#src/shared/console/limits.ts';
import type { BrandSettings } from '#src/shared/console/general.ts';
import type { OutputOf } from '#src/shared/console/operations.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { keysOf } from '#src/shared/values/isKeyOf.ts';
import { servedRegions, withOwn } from '../../places/brandSettings.ts';
import { type Choice, SelectField } from '../../ui/controls.tsx';
import { type Viewer, WIDTHS } from './viewer.ts';

const Controls = styled('div', {
  display: 'grid',
  gap: '$8',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  // Small text only on wide screens, because phones zoom into small inputs.
  '@tablet': { '& input': { fontSize: '$14' } },
});
const More = styled('details', {
  '& > summary': { text: 13, color: '$ink2', cursor: 'pointer', minHeight: '32px', lineHeight: '32px', focusRing: 2 },
  '&[open] > summary': { marginBottom: '$8' },
});

type ForWhomProps = {
  readonly viewer: Viewer;
  readonly house: BrandSettings;
  readonly addresses: OutputOf<'previewAddresses'>['addresses'];
  readonly path: string;
  readonly onChange: (change: Partial<Viewer>) => void;
  readonly onPath: (path: string) => void;
};

export function ForWhom({ viewer, house, addresses, path, onChange, onPath }: ForWhomProps) {
  const older = house.builds.filter(({ capabilities }) => capabilities !== capabilitiesHash);
  return (
    <>
      <Controls role="group" aria-label="Audience">
        <SelectField
          label="Brand"
          value={viewer.brand}
          choices={house.brands.map((id) => ({ value: id, label: id }))}
          onChange={(brand) => onChange({ brand })}
        />
        <SelectField label="Mode" value={viewer.mode} choices={MODES} onChange={(mode) => onChange({ mode })} />
        <SelectField label="Width" value={viewer.width} choices={WIDTH_CHOICES} onChange={(width) => onChange({ width })} />
        <SelectField
          label="Region"
          value={viewer.region}
          choices={withOwn(servedRegions(house), viewer.region)}
          onChange={(region) => onChange({ region })}
        />
        <SelectField label="Login" value={viewer.login} choices={WHO} onChange={(login) => onChange({ login })} />
        {addresses.length > 1 ? (
          <SelectField
            label="Page"
            value={path}
            choices={addresses.map((each) => ({ value: each.path, label: each.name }))}
            onChange={onPath}
          />
        ) : null}
      </Controls>
      <More>
        <summary>Time, client, segments and flags</summary>
        <Controls>
          <Field label="Time (UTC)" type="datetime-local" value={viewer.at} onChange={({ target }) => onChange({ at: target.value })} />
          <SelectField
            label="Client"
            value={viewer.build ?? ''}
            choices={[
              { value: '', label: 'All parts supported' },
              { value: capabilitiesHash, label: 'This build' },
              ...older.map(({ capabilities, name }) => ({ value: capabilities, label: name })),
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
            placeholder="As they are now"
            value={viewer.flags}
            error={whyNoNames(viewer.flags)}
            onChange={({ target }) => onChange({ flags: target.value })}
          />
        </Controls>
      </More>
    </>
  );
}

const MODES: readonly Choice<Viewer['mode']>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const WHO: readonly Choice<Viewer['login']>[] = [
  { value: 'visitor', label: 'Visitor' },
  { value: 'player', label: 'Player' },
];
const WIDTH_CHOICES = keysOf(WIDTHS).map((value) => ({ value, label: `${value} px` }));
