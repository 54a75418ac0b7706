/** Result line of `npm run bench`. A row without a limit cannot fail. */
export type BenchRow = {
  readonly name: string;
  readonly measured: number;
  readonly unit: 'ratio' | 'ms' | 's' | 'KB' | 'MB' | 'count' | '1/s';
  readonly limit?: number;
  readonly passed?: boolean;
  /** What the result is compared with, or what was not measured. */
  readonly note?: string;
};
