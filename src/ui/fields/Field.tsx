import { type ComponentProps, forwardRef, type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';
import { styled } from '../stitches.ts';
import { Text } from '../Text.tsx';

export const FieldGroup = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });

export const FieldLabel = styled('label', { text: 13, fontWeight: '$medium', color: '$ink2' });

export const inputFace = {
  all: 'unset',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  height: '$control',
  paddingInline: '$12',
  borderRadius: '$control',
  border: '1px solid $lineStrong',
  backgroundColor: '$surface1',
  color: '$ink1',
  fontFamily: '$text',
  // Phones zoom into inputs with text below 16 px.
  text: 16,
  '&::placeholder': { color: '$ink3', opacity: 1 },
  '&:focus': { borderColor: '$focus', boxShadow: 'inset 0 0 0 1px $colors$focus' },
  '&[aria-invalid="true"]': { borderColor: '$negative' },
  '&[aria-invalid="true"]:focus': { boxShadow: 'inset 0 0 0 1px $colors$negative' },
  '&:disabled, &[readonly]': { backgroundColor: '$surface2', color: '$ink2' },
} as const;

const Input = styled('input', inputFace);

const Line = styled('p', { margin: 0, display: 'flex', gap: '$4', alignItems: 'flex-start', color: '$negative', text: 13 });

export const FieldProblem = ({ id, children }: { readonly id?: string; readonly children: string }) => (
  <Line id={id}>
    <Icon name="alert" size={16} />
    {children}
  </Line>
);

export type FieldFrameProps = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly error?: string | null;
  readonly hint?: string;
};

type FrameAttributes = { readonly id: string; readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string };

export function FieldFrame({
  label,
  labelHidden = false,
  error,
  hint,
  children,
}: FieldFrameProps & { readonly children: (attributes: FrameAttributes) => ReactNode }) {
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== '';
  const described = [wrong ? `${id}-error` : null, hint === undefined ? null : `${id}-hint`].filter((part) => part !== null).join(' ');
  return (
    <FieldGroup>
      {labelHidden ? null : <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      {children({
        id,
        ...(labelHidden ? { 'aria-label': label } : {}),
        ...(wrong ? { 'aria-invalid': true } : {}),
        ...(described === '' ? {} : { 'aria-describedby': described }),
      })}
      {hint === undefined ? null : (
        <Text id={`${id}-hint`} size={13} tone="ink3">
          {hint}
        </Text>
      )}
      <div aria-live="polite">{wrong ? <FieldProblem id={`${id}-error`}>{error}</FieldProblem> : null}</div>
    </FieldGroup>
  );
}

export type FieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'ref' | 'id' | 'children' | 'aria-invalid' | 'aria-describedby'>;

export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field({ label, labelHidden, error, hint, ...rest }, ref) {
  const frame = {
    label,
    ...(labelHidden === undefined ? {} : { labelHidden }),
    ...(error === undefined ? {} : { error }),
    ...(hint === undefined ? {} : { hint }),
  };
  return <FieldFrame {...frame}>{(attributes) => <Input ref={ref} {...rest} {...attributes} />}</FieldFrame>;
});
