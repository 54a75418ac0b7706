import { createContext, type ReactNode, use } from 'react';

const LevelContext = createContext(2);

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export function Deeper({ level, children }: { readonly level?: number; readonly children: ReactNode }) {
  const here = use(LevelContext);
  return <LevelContext value={Math.min(level ?? here + 1, 6)}>{children}</LevelContext>;
}

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export const useHeading = (below = 0): HeadingTag => tags[Math.min(use(LevelContext) + below, 6) - 1] ?? 'h6';
