import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { dayIn } from '#src/shared/text/calendarDay.ts';
import { PASSWORD_LENGTH } from '#src/shared/text/password.ts';
import { type SignUpField, type SignUpFields, signUpProblems } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field, FieldFrame, FieldProblem, inputFace } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import { openAccount, type Place, type Problems, servedPlaces } from './signUpCalls.ts';

const ZONE = 'America/New_York';
const ORDER: readonly SignUpField[] = ['firstName', 'lastName', 'email', 'password', 'birthDate', 'region', 'hasAcceptedTerms'];

const Select = styled('select', { ...inputFace, cursor: 'pointer', appearance: 'auto', paddingBlock: '11px' });
const Row = styled('div', { display: 'grid', gap: '$16', '@tablet': { gridTemplateColumns: '1fr 1fr' } });
const Consent = styled('label', {
  display: 'flex',
  gap: '$8',
  alignItems: 'flex-start',
  text: 14,
  color: '$ink2',
  '& input': { width: '20px', height: '20px', margin: 0, flexShrink: 0, accentColor: '$colors$accent' },
});

export function SignUpForm({ referralCode }: { readonly referralCode: string | null }) {
  const platform = usePlatform();
  const { logIn, isLoggedIn } = useAuth();
  const { copy } = useBrand();
  const navigate = useNavigate();
  const region = useStartup().startup?.regionalMetadata.currentRegionCode ?? '';
  const places = usePlaces();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: Problems): void => {
    setProblems(found);
    const first = ORDER.find((field) => found[field] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const wish = fieldsIn(new FormData(event.currentTarget));
    const today = dayIn(new Date(platform.clock.now()), ZONE);
    const found = signUpProblems(wish, { today, regions: places.map(({ code }) => code) });
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const opened = await openAccount(platform, wish, referralCode);
    // After a successful login the page redirects by itself.
    if (opened.ok && !(await logIn(wish.email.trim(), wish.password)).ok) return void navigate('/signup/success');
    if (opened.ok) return;
    setBusy(false);
    show(opened.refusal);
  };
  const at = (name: SignUpField) => ({ name, error: problems[name] ?? null });
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <div role="alert">{problems.whole === undefined ? null : <FieldProblem>{problems.whole}</FieldProblem>}</div>
        <Row>
          <Field label={t`First name`} autoComplete="given-name" {...at('firstName')} />
          <Field label={t`Last name`} autoComplete="family-name" {...at('lastName')} />
        </Row>
        <Field
          label={t`Email`}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          {...at('email')}
        />
        <Field
          label={t`Password`}
          type="password"
          autoComplete="new-password"
          hint={t`${PASSWORD_LENGTH.least} characters or more, of any kind.`}
          {...at('password')}
        />
        <Field label={t`Date of birth`} type="date" autoComplete="bday" {...at('birthDate')} />
        <FieldFrame label={t`Where you live`} error={problems.region ?? null}>
          {(attributes) => (
            <Select
              key={places.length}
              {...attributes}
              name="region"
              defaultValue={places.some(({ code }) => code === region) ? region : ''}
            >
              <option value="">{t`Please choose`}</option>
              {places.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <div>
          <Consent>
            <input
              type="checkbox"
              name="hasAcceptedTerms"
              aria-invalid={problems.hasAcceptedTerms !== undefined}
              aria-describedby={problems.hasAcceptedTerms === undefined ? undefined : 'sign-up-terms'}
            />
            <span>
              {t`I have read and accept the`} <Link to="/legal/terms">{t`Terms of Use`}</Link> {t`and the`}{' '}
              <Link to="/legal/privacy">{t`Privacy Policy`}</Link>.
            </span>
          </Consent>
          <div aria-live="polite">
            {problems.hasAcceptedTerms === undefined ? null : <FieldProblem id="sign-up-terms">{problems.hasAcceptedTerms}</FieldProblem>}
          </div>
        </div>
        <Button type="submit" size="large" block busy={busy || isLoggedIn === null}>
          {copy.signUp}
        </Button>
      </Stack>
    </form>
  );
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

function fieldsIn(form: FormData): SignUpFields {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    password: text('password'),
    birthDate: text('birthDate'),
    region: text('region'),
    hasAcceptedTerms: form.has('hasAcceptedTerms'),
  };
}
