import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { PageType } from '../frame/paths.ts';

const SPEAK_FOR_THEMSELVES: readonly PageType[] = ['home', 'event'];

const isShown = (type: PageType): boolean => !SPEAK_FOR_THEMSELVES.includes(type);

export function PageHeading({ type, children }: { readonly type: PageType; readonly children: string }) {
  if (!isShown(type)) return <VisuallyHidden as="h1">{children}</VisuallyHidden>;
  return (
    <Heading as="h1" size={28}>
      {children}
    </Heading>
  );
}

export const PageHeadingSkeleton = ({ type }: { readonly type: PageType }) =>
  isShown(type) ? <Skeleton width={220} height={36} shape="text" /> : null;
