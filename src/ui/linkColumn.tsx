import { styled } from './stitches.ts';
import { Heading } from './Text.tsx';

export const plainLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  color: '$ink2',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

export const LinkList = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  variants: { inline: { true: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '$16' } } },
});
export const ColumnTitle = styled(Heading, { marginBottom: '$8' });

const NOTHING = '\u00A0';
const Blank = styled('span', plainLink);

export const ColumnSkeleton = ({ rows }: { readonly rows: number }) => (
  <div aria-hidden>
    <ColumnTitle as="div" size={14}>
      {NOTHING}
    </ColumnTitle>
    <LinkList as="div">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at}>
          <Blank>{NOTHING}</Blank>
        </div>
      ))}
    </LinkList>
  </div>
);
