import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { usePlatform } from '#src/platform/index.ts';
import { dayIn } from '#src/shared/text/calendarDay.ts';
import { type SignUpField, type SignUpFields, signUpProblems } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldProblem } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import { AccountFields } from './AccountFields.tsx';
import { LATER, openAccount, type Place, type Problems, servedPlaces } from './signUpCalls.ts';
import { firstProblem, NOTHING_TYPED, problemsOfStep, signUpSteps, typedIn } from './signUpSteps.ts';
import { StepProgress } from './StepProgress.tsx';
import { useStepEntry } from './useStepEntry.ts';

const ZONE = 'America/New_York';
const LAST_STEP = signUpSteps.length - 1;
const CODE_STEP = signUpSteps.length;
const NOTHING_TOLD = { step: 0, problems: {} };
const TITLES = signUpSteps.map(({ title }) => title);

const Buttons = styled('div', { display: 'grid', gap: '$12', '@tablet': { gridTemplateColumns: '1fr 2fr' } });
const Told = styled('div', { '&:empty': { marginBottom: '-16px' } });
const Onward = styled('div', { '@tablet': { order: 1 } });

type Opened = { readonly signUpId: string; readonly email: string; readonly limitedToken: string | null };

/** Sign-up form. Each step, and the code, has its own history entry. Typed text stays in memory. */
export function SignUpForm({ referralCode }: { readonly referralCode: string | null }) {
  const platform = usePlatform();
  const places = usePlaces();
  const here = useStartup().startup?.regionalMetadata.currentRegionCode ?? '';
  const typed = useRef<SignUpFields>(NOTHING_TYPED);
  const [chosen, choose] = useState('');
  const [told, tell] = useState<{ readonly step: number; readonly problems: Problems }>(NOTHING_TOLD);
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { step, go } = useStepEntry(opened === null ? LAST_STEP : CODE_STEP);
  const isPlace = (code: string): boolean => places.some((place) => place.code === code);
  const region = isPlace(chosen) ? chosen : isPlace(here) ? here : '';
  const [form, focus] = useFocusOfStep(step);
  const [parts, loadParts] = useLaterParts();
  const keep = (from: HTMLFormElement): SignUpFields => (typed.current = typedIn(new FormData(from), step, { ...typed.current, region }));

  const show = (problems: Problems): void => {
    const first = firstProblem(problems);
    tell({ step: first?.step ?? step, problems });
    if (first === null) return;
    focus(first.field);
    go(first.step);
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const wish = keep(event.currentTarget);
    const today = dayIn(new Date(platform.clock.now()), ZONE);
    const found = signUpProblems(wish, { today, regions: places.map(({ code }) => code) });
    const problems = step === LAST_STEP ? found : problemsOfStep(found, step);
    show(problems);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    const failed = (await loadParts()) ? await send(wish) : { whole: LATER };
    setBusy(false);
    if (failed === null) go(step + 1);
    else show(failed);
  };
  const send = async (wish: SignUpFields): Promise<Problems | null> => {
    if (step < LAST_STEP) return null;
    const answer = await openAccount(platform, wish, referralCode);
    if (!answer.ok) return answer.refusal;
    setOpened({ signUpId: answer.value, email: wish.email.trim(), limitedToken: null });
    return null;
  };
  if (step === CODE_STEP && opened !== null && parts !== null)
    return (
      <parts.SignUpCode
        key={opened.signUpId}
        {...opened}
        onOpened={(limitedToken) => setOpened({ ...opened, limitedToken })}
        onOver={(why) => {
          if (why !== null) setOpened(null);
          tell({ step: 0, problems: why === null ? {} : { whole: why } });
          go(0);
        }}
      />
    );
  const problems = told.step === step ? told.problems : {};
  const Fieldset = [AccountFields, parts?.AddressFields, parts?.PersonFields][step] ?? AccountFields;
  return (
    <form ref={form} noValidate onChange={({ currentTarget }) => keep(currentTarget)} onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <StepProgress titles={TITLES} at={step} />
        <Told role="alert">{problems.whole === undefined ? null : <FieldProblem>{problems.whole}</FieldProblem>}</Told>
        <Fieldset key={step} {...{ typed: typed.current, problems, region, places }} onRegion={choose} />
        <Ways step={step} busy={busy} onBack={() => go(step - 1)} />
      </Stack>
    </form>
  );
}

type WaysProps = { readonly step: number; readonly busy: boolean; readonly onBack: () => void };

function Ways({ step, busy, onBack }: WaysProps) {
  const { copy } = useBrand();
  const onward = (
    <Button type="submit" size="large" block busy={busy}>
      {step === LAST_STEP ? copy.signUp : t`Continue`}
    </Button>
  );
  if (step === 0) return onward;
  return (
    <Buttons>
      <Onward>{onward}</Onward>
      <Button type="button" tone="secondary" size="large" block disabled={busy} onClick={onBack}>
        {t`Back`}
      </Button>
    </Buttons>
  );
}

function useFocusOfStep(step: number): readonly [RefObject<HTMLFormElement | null>, (field: SignUpField) => void] {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  const [wanted, want] = useState<SignUpField | null>(null);
  useEffect(() => {
    const field = wanted ?? (shown.current === step ? null : signUpSteps[step]?.fields[0]);
    shown.current = step;
    const input = form.current?.querySelector<HTMLElement>(`[name="${field}"]`);
    if (!input) return;
    input.focus();
    want(null);
  }, [step, wanted]);
  return [form, want];
}

type Parts = typeof import('./signUpParts.ts');

/** Loads the JavaScript of later steps. The returned function retries and resolves to false on failure. */
function useLaterParts(): readonly [Parts | null, () => Promise<boolean>] {
  const [parts, setParts] = useState<Parts | null>(null);
  const load = useCallback(async () => {
    try {
      setParts(await import('./signUpParts.ts'));
      return true;
    } catch {
      return false;
    }
  }, []);
  useEffect(() => void load(), [load]);
  return [parts, load];
}

function usePlaces(): readonly Place[] {
  const platform = usePlatform();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let isOver = false;
    void servedPlaces(platform).then((found) => {
      if (!isOver) setPlaces(found);
    });
    return () => {
      isOver = true;
    };
  }, [platform]);
  return places;
}

export const useReferralCode = (): string | null => useSearchParams()[0].get('referral');
