import { brandIds } from '#src/app/startup/boot/brands.ts';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { styled } from '#src/ui/stitches.ts';
import { type Choice, CRITICALITIES, ODDS, REGIONS, WIDTHS } from '../preview/address.ts';
import { buildsFor, NOW_BUILD } from '../preview/builds.ts';
import { SelectField } from '../ui/controls.tsx';
import { inWords } from './find.ts';

const Bar = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: '$12',
  alignItems: 'start',
});
const Modes = styled('div', {
  minWidth: 0,
  '& legend': { text: 13, color: '$ink2' },
  '& fieldset': { flexDirection: 'column', alignItems: 'stretch', gap: '$4' },
  '& label': { flex: 1 },
});

const widthName = (width: Choice['width']): string => (width === null ? 'Full width' : `${width} px`);
const ODDS_NAMES = { AMERICAN: 'American', EURO: 'Decimal' } as const;
const REGION_NAMES = { 'US-NJ': 'New Jersey', 'US-PA': 'Pennsylvania', 'US-NY': 'New York', 'CA-ON': 'Ontario' } as const;

type ControlsProps = {
  readonly choice: Choice;
  readonly kinds: readonly string[];
  readonly onChange: (changes: Partial<Choice>) => void;
};

export function Controls({ choice, kinds, onChange }: ControlsProps) {
  const builds = buildsFor(kinds);
  return (
    <Bar role="group" aria-label="Display options">
      <SelectField
        label="Brand"
        value={choice.brand}
        choices={brandIds.map((id) => ({ value: id, label: id }))}
        onChange={(brand) => onChange({ brand })}
      />
      <Modes>
        <Segmented
          legend="Mode"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={choice.mode}
          onChange={(mode) => onChange({ mode })}
        />
      </Modes>
      <SelectField
        label="Width"
        value={String(choice.width)}
        choices={WIDTHS.map((width) => ({ value: String(width), label: widthName(width) }))}
        onChange={(value) => onChange({ width: WIDTHS.find((width) => String(width) === value) ?? null })}
      />
      <SelectField
        label="Region"
        value={choice.region}
        choices={REGIONS.map((region) => ({ value: region, label: REGION_NAMES[region] }))}
        onChange={(region) => onChange({ region })}
      />
      <SelectField
        label="Odds"
        value={choice.odds}
        choices={ODDS.map((odds) => ({ value: odds, label: ODDS_NAMES[odds] }))}
        onChange={(odds) => onChange({ odds })}
      />
      <SelectField
        label="Client build"
        value={builds.some(({ value }) => value === choice.build) ? choice.build : NOW_BUILD}
        choices={builds}
        onChange={(build) => onChange({ build })}
      />
      {choice.build === NOW_BUILD || choice.isOwn ? null : (
        <SelectField
          label="Criticality"
          value={choice.criticality}
          choices={CRITICALITIES.map((value) => ({ value, label: inWords(value.toLowerCase()) }))}
          onChange={(criticality) => onChange({ criticality })}
        />
      )}
    </Bar>
  );
}
