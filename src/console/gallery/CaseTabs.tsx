import { styled } from '#src/ui/stitches.ts';
import { addressOf, type Choice } from '../preview/address.ts';
import { casesFor } from '../preview/cases.ts';
import { inWords } from './find.ts';
import { Jump } from './Jump.tsx';
import { moveFocus } from './moveFocus.ts';

const Row = styled('nav', { display: 'flex', gap: '$4', flexWrap: 'wrap' });
const Tab = styled(Jump, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  paddingInline: '$12',
  borderRadius: '$pill',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  text: 13,
  color: '$ink2',
  textDecoration: 'none',
  focusRing: 1,
  '@hover': { '&:hover': { borderColor: '$lineStrong', color: '$ink1' } },
  '&[aria-current="true"]': { backgroundColor: '$accent', borderColor: '$accent', color: '$onAccent', fontWeight: '$medium' },
});

export function CaseTabs({ choice, onChange }: { readonly choice: Choice; readonly onChange: (changes: Partial<Choice>) => void }) {
  const names = casesFor({ ...choice, name: null }).map(({ name }) => name);
  return (
    <Row aria-label="Cases" onKeyDown={(event) => moveFocus(event)}>
      {[...names, null].map((name) => (
        <Tab
          key={name ?? ''}
          to={addressOf('gallery', { ...choice, name })}
          onJump={() => onChange({ name })}
          aria-current={choice.name === name ? 'true' : undefined}
        >
          {name === null ? 'All' : inWords(name)}
        </Tab>
      ))}
    </Row>
  );
}
