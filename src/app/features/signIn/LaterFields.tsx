import { Link } from 'react-router-dom';
import { countryFormOf } from '#src/shared/text/countryForms.ts';
import { t } from '#src/shared/text/t.ts';
import { Field, FieldFrame, FieldProblem, inputFace } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { fieldOf, type FieldsetProps } from './AccountFields.tsx';

const Select = styled('select', { ...inputFace, cursor: 'pointer', appearance: 'auto', paddingBlock: '11px' });
const Row = styled('div', { display: 'grid', gap: '$16', '@tablet': { gridTemplateColumns: '1fr 1fr' } });
const Consent = styled('label', {
  display: 'flex',
  gap: '$8',
  alignItems: 'flex-start',
  paddingBlock: '$12',
  text: 14,
  color: '$ink2',
  '& input': { width: '20px', height: '20px', margin: 0, flexShrink: 0, accentColor: '$colors$accent' },
});

export function AddressFields(props: FieldsetProps) {
  const { problems, region, places, onRegion } = props;
  const postal = countryFormOf(region)?.postalCode;
  return (
    <>
      <FieldFrame label={t`State or province`} error={problems.region ?? null}>
        {(attributes) => (
          <Select
            {...attributes}
            name="region"
            autoComplete="address-level1"
            value={region}
            onChange={({ currentTarget }) => onRegion(currentTarget.value)}
          >
            <option value="">{t`Choose an option`}</option>
            {places.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <Field label={t`Street address`} autoComplete="street-address" {...fieldOf(props, 'addressLine')} />
      <Row>
        <Field label={t`City`} autoComplete="address-level2" {...fieldOf(props, 'city')} />
        <Field
          label={postal?.label ?? t`Postal code`}
          autoComplete="postal-code"
          inputMode={postal?.inputMode ?? 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          {...fieldOf(props, 'postalCode')}
        />
      </Row>
      <Field label={t`Phone`} type="tel" autoComplete="tel-national" inputMode="tel" {...fieldOf(props, 'phone')} />
    </>
  );
}

export function PersonFields(props: FieldsetProps) {
  const { typed, problems, region } = props;
  const tax = countryFormOf(region)?.taxNumber ?? null;
  return (
    <>
      <Row>
        <Field label={t`First name`} autoComplete="given-name" {...fieldOf(props, 'firstName')} />
        <Field label={t`Last name`} autoComplete="family-name" {...fieldOf(props, 'lastName')} />
      </Row>
      <Field label={t`Date of birth`} type="date" autoComplete="bday" {...fieldOf(props, 'birthDate')} />
      {tax === null ? null : (
        <Field label={tax.label} hint={tax.hint} autoComplete="off" inputMode="numeric" maxLength={4} {...fieldOf(props, 'taxDigits')} />
      )}
      <div>
        <Consent>
          <input
            type="checkbox"
            name="hasAcceptedTerms"
            defaultChecked={typed.hasAcceptedTerms}
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
    </>
  );
}
