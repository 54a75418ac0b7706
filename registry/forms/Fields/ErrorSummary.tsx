import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';

export type FieldProblem = { readonly name: string; readonly label: string; readonly message: string };

const Frame = styled('div', {
  padding: '$12',
  borderRadius: '$10',
  border: '1px solid $negative',
  backgroundColor: '$negativeSoft',
  color: '$ink1',
  text: 14,
  '& p': { margin: 0, fontWeight: '$medium' },
  '& ul': { margin: '$4 0 0', paddingInlineStart: '$16' },
});
const Jump = styled('button', {
  all: 'unset',
  cursor: 'pointer',
  minHeight: '24px',
  textDecoration: 'underline',
  borderRadius: '$6',
  overflowWrap: 'anywhere',
  focusRing: 2,
});

export function ErrorSummary({
  problems,
  tries,
  onJump,
}: {
  readonly problems: readonly FieldProblem[];
  /** Number of submission attempts. When it changes, screen readers announce the same errors again. */
  readonly tries: number;
  readonly onJump: (name: string) => void;
}) {
  return (
    <div role="alert">
      {problems.length === 0 ? null : (
        <Frame key={tries}>
          <p>{t`{${problems.length}, plural, one {Check one field} other {Check # fields}}`}</p>
          <ul>
            {problems.map(({ name, label, message }) => (
              <li key={`${name} ${message}`}>
                <Jump type="button" onClick={() => onJump(name)}>{`${label}: ${message}`}</Jump>
              </li>
            ))}
          </ul>
        </Frame>
      )}
    </div>
  );
}
