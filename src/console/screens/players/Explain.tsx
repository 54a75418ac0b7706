import { type FormEvent, useState } from 'react';
import { namesIn } from '#src/shared/console/limits.ts';
import type { InputOf } from '#src/shared/console/operations.ts';
import type { Device } from '#src/shared/console/targeting.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { useAnswer } from '../../api/index.ts';
import { servedRegions, useBrandSettings } from '../../places/brandSettings.ts';
import { familyOf, surfaceName } from '../../places/names.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { type Choice, Filters, SelectField } from '../../ui/controls.tsx';
import { ExplainedNodes } from './ExplainedNodes.tsx';

type Question = InputOf<'explain'>;
const DEVICES: readonly Choice<Device>[] = [
  { value: 'DESKTOP', label: 'Desktop' },
  { value: 'MOBILE', label: 'Phone' },
  { value: 'TABLET', label: 'Tablet' },
];
const LOGINS: readonly Choice<Question['login']>[] = [
  { value: 'visitor', label: 'Visitor' },
  { value: 'player', label: 'Logged-in player' },
];
const PUBLISHED = '';

export function Explain() {
  const house = useBrandSettings();
  const { brands, regions, surfaces } = house;
  const drafts = useAnswer('listDrafts', {}).value?.drafts ?? [];
  const [surface, setSurface] = useState('home');
  const [brand, setBrand] = useState('');
  const [region, setRegion] = useState('');
  const [login, setLogin] = useState<Question['login']>('visitor');
  const [device, setDevice] = useState<Device>('DESKTOP');
  const [segments, setSegments] = useState('');
  const [draftId, setDraftId] = useState(PUBLISHED);
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = useAnswer('explain', question);
  const known = [...new Set([surface, ...surfaces])].map((one) => ({ value: one, label: `${familyOf(one)}: ${surfaceName(one)}` }));
  const ofSurface = drafts.filter((draft) => draft.surface === surface).map(({ id, title }) => ({ value: id, label: `Draft: ${title}` }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const names = namesIn(segments);
    setQuestion({
      surface,
      brand: brand === '' ? (brands[0] ?? '') : brand,
      region: region === '' ? (regions[0]?.code ?? '') : region,
      login,
      device,
      ...(names.length === 0 ? {} : { segments: names }),
      ...(draftId === PUBLISHED ? {} : { draftId }),
    });
  }

  return (
    <Stack gap={24}>
      <form onSubmit={submit} aria-label="Why does an audience see this?">
        <Stack gap={12}>
          <Filters>
            <SelectField
              label="Surface"
              value={surface}
              choices={known}
              onChange={(next) => {
                setSurface(next);
                setDraftId(PUBLISHED);
              }}
            />
            <SelectField
              label="Source"
              value={draftId}
              choices={[{ value: PUBLISHED, label: 'Published documents' }, ...ofSurface]}
              onChange={setDraftId}
            />
            <SelectField
              label="Brand"
              value={brand === '' ? (brands[0] ?? '') : brand}
              choices={brands.map((value) => ({ value, label: value }))}
              onChange={setBrand}
            />
            <SelectField
              label="Region"
              value={region === '' ? (regions[0]?.code ?? '') : region}
              choices={servedRegions(house)}
              onChange={setRegion}
            />
            <SelectField label="Login" value={login} choices={LOGINS} onChange={setLogin} />
            <SelectField label="Device" value={device} choices={DEVICES} onChange={setDevice} />
            <Field label="Segments" value={segments} placeholder="vip, cup-guests" onChange={({ target }) => setSegments(target.value)} />
          </Filters>
          <div>
            <Button type="submit" tone="secondary" busy={answer.isLoading}>
              Explain
            </Button>
          </div>
        </Stack>
      </form>
      {question === null ? null : (
        <Awaited loaded={answer} what="the explanation">
          {({ nodes }) => <ExplainedNodes nodes={nodes} />}
        </Awaited>
      )}
    </Stack>
  );
}
