/** One line of `npm run bench`. A row without a limit is for comparison and cannot fail. */
export type BenchRow = {
  readonly name: string;
  readonly measured: number;
  readonly unit: 'ratio' | 'ms' | 's' | 'KB' | 'MB' | 'count' | '1/s';
  readonly limit?: number;
  readonly passed?: boolean;
  /** Basis of the comparison, or omissions. */
  readonly note?: string;
};
