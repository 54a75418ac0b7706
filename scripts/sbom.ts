import { inputsHash } from './build/inputs.ts';
import { writeBill } from './build/writeBill.ts';

/** Writes the bill of materials without a build. */
console.log(writeBill(inputsHash()));
