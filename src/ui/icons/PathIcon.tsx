export type PathIconProps = { readonly d: string; readonly size: number; readonly strokeWidth: number };

export function PathIcon({ d, size, strokeWidth }: PathIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
