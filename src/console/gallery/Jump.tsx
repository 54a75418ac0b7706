import type { ComponentProps } from 'react';

type JumpProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'ref'> & { readonly to: string; readonly onJump: () => void };

export function Jump({ to, onJump, children, ...look }: JumpProps) {
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        onJump();
      }}
      {...look}
    >
      {children}
    </a>
  );
}
