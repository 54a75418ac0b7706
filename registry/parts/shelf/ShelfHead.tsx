import type { ReactNode } from 'react';
import { useHeading } from '#src/render/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Heading } from '#src/ui/Text.tsx';

export function ShelfHead({
  title,
  children,
  before,
}: {
  readonly title: string;
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <Row gap={8} justify="between" css={{ minHeight: '40px', marginBottom: '$4' }}>
      <Row gap={8}>
        {before}
        <Heading as={useHeading()} size={18} truncate title={title}>
          {title}
        </Heading>
      </Row>
      {children}
    </Row>
  );
}
