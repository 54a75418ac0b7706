import { useState } from 'react';
import type { RenderReport } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import type { Choice } from '../preview/address.ts';
import { casesFor } from '../preview/cases.ts';
import type { OwnFile, ReadOwn } from '../preview/ownFile.ts';
import { useReading } from '../preview/useReading.ts';
import { CaseTabs } from './CaseTabs.tsx';
import { Controls } from './Controls.tsx';
import { Facts } from './Facts.tsx';
import { StageFrame } from './StageFrame.tsx';
import { Validation } from './Validation.tsx';

const Main = styled('main', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  minWidth: 0,
  minHeight: 0,
  '@desktop': { overflowY: 'auto' },
});

type GalleryMainProps = {
  readonly choice: Choice;
  readonly own: OwnFile | null;
  readonly read: ReadOwn;
  readonly onChange: (changes: Partial<Choice>) => void;
};

export function GalleryMain({ choice, own, read, onChange }: GalleryMainProps) {
  return choice.isOwn ? (
    <OwnFileMain choice={choice} own={own} read={read} onChange={onChange} />
  ) : (
    <CaseMain choice={choice} onChange={onChange} />
  );
}

function CaseMain({ choice, onChange }: Pick<GalleryMainProps, 'choice' | 'onChange'>) {
  const [reports, setReports] = useState<readonly RenderReport[]>([]);
  const shown = casesFor({ ...choice, name: null });
  const title = choice.kind ?? 'Every kind';
  return (
    <Main>
      <title>{`${title} · Preview gallery`}</title>
      <Controls choice={choice} kinds={[...new Set(shown.map(({ node }) => node.__typename))]} onChange={onChange} />
      <Stack gap={8}>
        <Heading as="h2" size={22}>
          {title}
        </Heading>
        <CaseTabs choice={choice} onChange={onChange} />
      </Stack>
      <StageFrame choice={choice} title={`Drawing of ${title}`} onReports={setReports} />
      <Facts reports={reports} entry={shown.find(({ name }) => name === choice.name) ?? null} />
    </Main>
  );
}

function OwnFileMain({ choice, own, read, onChange }: GalleryMainProps) {
  const [reports, setReports] = useState<readonly RenderReport[]>([]);
  const reading = useReading(own, choice, read);
  const title = own?.name ?? 'Your file';
  const isRefused = reading !== null && reading.drawing === null;
  return (
    <Main>
      <title>{`${title} · Preview gallery`}</title>
      <Controls choice={choice} kinds={reading?.kinds ?? []} onChange={onChange} />
      <Heading as="h2" size={22}>
        {title}
      </Heading>
      <Validation name={title} reading={reading} />
      {isRefused ? null : (
        <>
          <StageFrame key={own?.text} choice={choice} title={`Drawing of ${title}`} onReports={setReports} />
          <Facts reports={reports} entry={null} />
        </>
      )}
    </Main>
  );
}
