import { setClockOffset } from '../clock';

// Test files share a process. Resets the clock before a file is loaded, because an earlier one may have moved it.
setClockOffset(0);
