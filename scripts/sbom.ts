import { inputsHash } from './build/inputs.ts';
import { writeBill } from './build/writeBill.ts';

/** Writes the bill of materials without a build. A build also writes the bill. */
console.log(writeBill(inputsHash()));
