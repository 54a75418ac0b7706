import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

export type Whereabouts = {
  readonly path: () => string;
  readonly go: (to: string, options?: NavigateOptions) => void;
};

const WhereaboutsContext = createContext<Whereabouts | null>(null);

/** Returns the same object at every render, to avoid re-renders. Throws outside a `WhereaboutsProvider`. */
export function useWhereabouts(): Whereabouts {
  const whereabouts = use(WhereaboutsContext);
  if (whereabouts === null) throw new Error('No WhereaboutsProvider');
  return whereabouts;
}

export function WhereaboutsProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const latest = useRef({ navigate, path: '' });
  latest.current = { navigate, path: pathname + search };
  const [whereabouts] = useState((): Whereabouts => ({
    path: () => latest.current.path,
    go: (to, options) => void latest.current.navigate(to, options),
  }));
  return <WhereaboutsContext value={whereabouts}>{children}</WhereaboutsContext>;
}
