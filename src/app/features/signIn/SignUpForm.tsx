import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
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

const ZONE = 'America/New_York';
const TITLES = signUpSteps.map(({ title }) => title);

const Buttons = styled('div', { display: 'grid', gap: '$12', '@tablet': { gridTemplateColumns: '1fr 2fr' } });
// Always mounted, so changes are announced.
const Told = styled('div', { '&:empty': { marginBottom: '-16px' } });
/** First in the order of focus and on the page of a phone, last on a wide one. */
const Onward = styled('div', { '@tablet': { order: 1 } });

/** Three steps, then the code of the mail. Everything typed stays in memory alone. */
export function SignUpForm({ referralCode }: { readonly referralCode: string | null }) {
  const platform = usePlatform();
  const places = usePlaces();
  const here = useStartup().startup?.regionalMetadata.currentRegionCode ?? '';
  const [typed, setTyped] = useState<SignUpFields>(NOTHING_TYPED);
  const [step, setStep] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [signUpId, setSignUpId] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isPlace = (code: string): boolean => places.some((place) => place.code === code);
  const region = isPlace(typed.region) ? typed.region : isPlace(here) ? here : '';
  const focus = useFocusOf(form);
  const [parts, loadParts] = useLaterParts();

  const show = (found: Problems): void => {
    const first = firstProblem(found);
    setProblems(found);
    if (first === null) return;
    setStep(first.step);
    focus(first.field);
  };
  const go = (to: number): void => {
    setProblems({});
    setStep(to);
    focus(signUpSteps[to]?.fields[0] ?? 'email');
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const wish = typedIn(new FormData(event.currentTarget), step, { ...typed, region });
    setTyped(wish);
    const today = dayIn(new Date(platform.clock.now()), ZONE);
    const found = signUpProblems(wish, { today, regions: places.map(({ code }) => code) });
    const isLast = step === signUpSteps.length - 1;
    const told = isLast ? found : problemsOfStep(found, step);
    show(told);
    if (Object.keys(told).length > 0) return;
    setBusy(true);
    if (!(await loadParts())) {
      setBusy(false);
      return show({ whole: LATER });
    }
    if (!isLast) {
      setBusy(false);
      return go(step + 1);
    }
    const opened = await openAccount(platform, wish, referralCode);
    setBusy(false);
    if (opened.ok) return setSignUpId(opened.value);
    show(opened.refusal);
  };
  const back = (): void => {
    if (form.current) setTyped(typedIn(new FormData(form.current), step, { ...typed, region }));
    go(step - 1);
  };
  if (signUpId !== null && parts !== null)
    return (
      <parts.SignUpCode
        signUpId={signUpId}
        email={typed.email.trim()}
        onOver={(told) => {
          setSignUpId(null);
          go(0);
          if (told !== null) setProblems({ whole: told });
        }}
      />
    );
  const Fieldset = [AccountFields, parts?.AddressFields, parts?.PersonFields][step] ?? AccountFields;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <StepProgress titles={TITLES} at={step} />
        <Told role="alert">{problems.whole === undefined ? null : <FieldProblem>{problems.whole}</FieldProblem>}</Told>
        <Fieldset
          key={step}
          {...{ typed, problems, region, places }}
          onRegion={(code) => setTyped((before) => ({ ...before, region: code }))}
        />
        <Ways step={step} busy={busy} onBack={back} />
      </Stack>
    </form>
  );
}

type WaysProps = { readonly step: number; readonly busy: boolean; readonly onBack: () => void };

function Ways({ step, busy, onBack }: WaysProps) {
  const { copy } = useBrand();
  const onward = (
    <Button type="submit" size="large" block busy={busy}>
      {step === signUpSteps.length - 1 ? copy.signUp : t`Continue`}
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

/** Focuses a field once the form is drawn with it. */
function useFocusOf(form: { readonly current: HTMLFormElement | null }): (field: SignUpField) => void {
  const [wanted, setWanted] = useState<{ readonly field: SignUpField } | null>(null);
  useEffect(() => {
    if (wanted !== null) form.current?.querySelector<HTMLElement>(`[name="${wanted.field}"]`)?.focus();
  }, [form, wanted]);
  return (field) => setWanted({ field });
}

type Parts = typeof import('./signUpParts.ts');

/** Loads what comes after the first step, behind it. The second value resolves to false if it cannot be loaded now; another call tries again. */
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
