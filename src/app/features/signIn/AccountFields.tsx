import { PASSWORD_LENGTH } from '#src/shared/text/password.ts';
import type { SignUpField, SignUpFields, SignUpProblems } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import type { Place } from './signUpCalls.ts';

export type FieldsetProps = {
  readonly typed: SignUpFields;
  readonly problems: SignUpProblems;
  readonly region: string;
  readonly places: readonly Place[];
  readonly onRegion: (code: string) => void;
};

type Text = Exclude<SignUpField, 'hasAcceptedTerms'>;
export const fieldOf = ({ typed, problems }: FieldsetProps, name: Text) => ({
  name,
  defaultValue: typed[name],
  error: problems[name] ?? null,
});

export const AccountFields = (props: FieldsetProps) => (
  <>
    <Field
      label={t`Email`}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...fieldOf(props, 'email')}
    />
    <Field
      label={t`Password`}
      type="password"
      autoComplete="new-password"
      hint={t`Use ${PASSWORD_LENGTH.least} characters or more.`}
      {...fieldOf(props, 'password')}
    />
  </>
);
