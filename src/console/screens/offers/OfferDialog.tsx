import { useState } from 'react';
import type { OfferCheck } from '#src/shared/console/offers.ts';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useOperation } from '../../api/index.ts';
import { servedRegions, useBrandSettings } from '../../places/brandSettings.ts';
import { CheckField, SelectField } from '../../ui/controls.tsx';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { DryRun } from './DryRun.tsx';
import { draftOf, EMPTY, isField, type Sketch, type SketchPart, sketchOf, typedProblems } from './sketch.ts';

const FIELDS: readonly { readonly part: SketchPart; readonly label: string; readonly hint: string }[] = [
  { part: 'id', label: 'Id', hint: 'Part of the address: bet-10-get-5.' },
  { part: 'whoDays', label: 'Days before the opt-in', hint: 'In which they have not played, or have deposited.' },
  { part: 'least', label: 'Least amount', hint: 'In cash, of the bet, deposit or net loss.' },
  { part: 'sport', label: 'Sport', hint: 'Id such as football. Leave empty for any game.' },
  { part: 'odds', label: 'Shortest odds', hint: 'American, such as -200. Leave empty for any odds.' },
  { part: 'playDays', label: 'Days to play the deposit', hint: 'As much cash must be bet in them.' },
  { part: 'legs', label: 'Fewest legs', hint: '' },
  { part: 'amount', label: 'Worth of an award', hint: '' },
  { part: 'percent', label: 'Percentage', hint: 'Of what qualified, or of the profit of a boosted bet.' },
  { part: 'boostStake', label: 'Boosted stake', hint: 'Profit on more than this is not boosted.' },
  { part: 'boostSport', label: 'Boost only on', hint: 'Id of a sport. Leave empty for any game.' },
  { part: 'largest', label: 'Largest award', hint: 'Of a boost: most that it adds to a win.' },
  { part: 'days', label: 'Days to use it', hint: '' },
  { part: 'most', label: 'Most awards of one person', hint: '' },
  { part: 'budget', label: 'Budget', hint: 'Most that all awards together may be worth.' },
];
const ACTS = [
  { value: 'bet', label: 'A bet' },
  { value: 'near-miss', label: 'A parlay that misses by one leg' },
  { value: 'deposit', label: 'The first deposit, once it was played' },
  { value: 'day-loss', label: 'The net loss on games of one day' },
] as const;
const AWARDS = [
  { value: 'bonus-bet', label: 'A bonus bet' },
  { value: 'bonus-bet-share', label: 'A bonus bet, as a percentage' },
  { value: 'cashback', label: 'Cashback, as credit' },
  { value: 'profit-boost', label: 'A profit boost' },
] as const;
const PLAYERS = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'new', label: 'New players: no settled bet' },
  { value: 'lapsed', label: 'Players who have not played for some days' },
  { value: 'depositors', label: 'Players who have deposited lately' },
] as const;
const TIMES = [
  { part: 'from', label: 'Starts (UTC)' },
  { part: 'until', label: 'Ends (UTC)' },
] as const;

type OfferDialogProps = { readonly from: OfferDocument | null; readonly onDone: () => void; readonly onClose: () => void };

export function OfferDialog({ from, onDone, onClose }: OfferDialogProps) {
  const house = useBrandSettings();
  const [sketch, setSketch] = useState<Sketch>(() => (from === null ? EMPTY : sketchOf(from)));
  const [found, setFound] = useState<OfferCheck | null>(null);
  const { run, isBusy } = useOperation('checkOffer');
  const change = (part: Partial<Sketch>): void => {
    setSketch({ ...sketch, ...part });
    setFound(null);
  };
  const typed = (): OfferCheck | null => {
    const problems = typedProblems(sketch);
    return problems.length === 0 ? null : { problems, warnings: [], worst: [], terms: null };
  };
  const check = async (): Promise<void> => {
    const early = typed();
    const answer = early === null ? await run({ document: draftOf(sketch) }) : null;
    setFound(early ?? (answer?.ok ? answer.value : null));
  };
  const toggled = (list: readonly string[], one: string, isOn: boolean): readonly string[] =>
    isOn ? [...list, one] : list.filter((each) => each !== one);
  return (
    <OperationDialog
      title={from === null ? 'New offer' : `Next version of ${from.id}`}
      consequence="A second person must confirm. Players who opted in before keep the terms they saw."
      label="Propose offer"
      to="proposeOffer"
      input={(reason) => {
        const early = typed();
        setFound(early);
        return early === null ? { document: draftOf(sketch), reason } : null;
      }}
      said={() => ({ title: 'The offer is in force' })}
      onClose={onClose}
      onDone={onDone}
    >
      <SelectField label="Who it is for" value={sketch.who} choices={PLAYERS} onChange={(who) => change({ who })} />
      <SelectField label="What earns an award" value={sketch.act} choices={ACTS} onChange={(act) => change({ act })} />
      <SelectField label="What an award is" value={sketch.award} choices={AWARDS} onChange={(award) => change({ award })} />
      {FIELDS.filter(({ part }) => isField(sketch, part)).map(({ part, label, hint }) => (
        <Field
          key={part}
          label={label}
          {...(hint === '' ? {} : { hint })}
          disabled={part === 'id' && from !== null}
          value={sketch[part]}
          onChange={({ target }) => change({ [part]: target.value })}
        />
      ))}
      {TIMES.map(({ part, label }) => (
        <Field
          key={part}
          label={label}
          type="datetime-local"
          value={sketch[part]}
          onChange={({ target }) => change({ [part]: target.value })}
        />
      ))}
      <Stack gap={4} role="group" aria-label="Brands">
        {house.brands.map((brand) => (
          <CheckField
            key={brand}
            isChecked={sketch.brands.includes(brand)}
            onChange={(isOn) => change({ brands: toggled(sketch.brands, brand, isOn) })}
          >
            {brand}
          </CheckField>
        ))}
      </Stack>
      <Stack gap={4} role="group" aria-label="Regions">
        {servedRegions(house).map(({ value, label }) => (
          <CheckField
            key={value}
            isChecked={sketch.regions.includes(value)}
            onChange={(isOn) => change({ regions: toggled(sketch.regions, value, isOn) })}
          >
            {label}
          </CheckField>
        ))}
      </Stack>
      <Button tone="secondary" busy={isBusy} onClick={() => void check()}>
        Check and read the terms
      </Button>
      {found === null ? null : <Found found={found} />}
      <DryRun
        draft={() => {
          const early = typed();
          setFound(early);
          return early === null ? draftOf(sketch) : null;
        }}
      />
    </OperationDialog>
  );
}

function Found({ found: { problems, warnings, worst, terms } }: { readonly found: OfferCheck }) {
  return (
    <Stack gap={4} role="status">
      {[...problems, ...warnings].map((line) => (
        <Text key={line} size={13} tone="negative">
          {line}
        </Text>
      ))}
      {worst.map((line) => (
        <Text key={line} size={13} weight="bold">
          {line}
        </Text>
      ))}
      {terms === null ? null : (
        <>
          <Text weight="bold">{terms.title}</Text>
          {[terms.summary, ...terms.sentences].map((line) => (
            <Text key={line} size={13}>
              {line}
            </Text>
          ))}
        </>
      )}
    </Stack>
  );
}
