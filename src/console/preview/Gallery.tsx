import type { Brand } from '#src/brand/contract.ts';
import type { RenderReport } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import type { Choice } from './address.ts';
import { casesFor } from './cases.ts';
import { DrawnCase } from './DrawnCase.tsx';
import { OwnDocument } from './OwnDocument.tsx';

const Frame = styled('main', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$32',
  padding: '$16',
  maxWidth: '1296px',
  margin: '0 auto',
  '--sticky-top': '0px',
});

type GalleryProps = {
  readonly brand: Brand;
  readonly choice: Choice;
  readonly onReport: ((report: RenderReport) => void) | null;
};

export function Gallery({ brand, choice, onReport }: GalleryProps) {
  if (choice.isOwn)
    return (
      <Frame>
        <OwnDocument brand={brand} choice={choice} onReport={onReport} />
      </Frame>
    );
  const shown = casesFor(choice);
  const isAlone = shown.length === 1;
  return (
    <Frame>
      {shown.length === 0 ? <p>This case does not exist.</p> : null}
      {shown.map((entry) => {
        const title = `${entry.family} · ${entry.kind} · ${entry.name}`;
        return (
          // A new choice changes the key, which clears old reports.
          <Stack
            key={`${title} ${choice.build} ${choice.criticality} ${choice.odds} ${brand.id}`}
            gap={8}
            data-case={`${entry.family}/${entry.kind}/${entry.name}`}
          >
            {isAlone ? null : (
              <Heading as="h1" size={13} tone="ink3">
                {title}
              </Heading>
            )}
            <DrawnCase entry={entry} brand={brand} choice={choice} isAlone={isAlone} onReport={onReport} />
          </Stack>
        );
      })}
    </Frame>
  );
}
