import { resolve } from 'node:path';
import { checkZones } from './zones/checkZones';

const { files, violations } = checkZones(resolve(import.meta.dirname, '..'));
for (const { file, line, message } of violations) console.error(`${file}:${line}  ${message}`);
console.log(`Import zones: ${files} files, ${violations.length} breaches`);
if (files === 0 || violations.length > 0) process.exitCode = 1;
