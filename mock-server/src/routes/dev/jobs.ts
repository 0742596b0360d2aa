import { Router } from 'express';
import type { ScheduledJobs } from '../jobs/scheduledJobs';
import { asyncHandler, readFields, respond, respondToChange } from './answer';
import { renderPage } from './page';

const renderJobsPage = (): string =>
  renderPage({
    tools: true,
    title: 'Jobs',
    intro:
      'What the server does by itself each minute: reminders, campaigns, erasures, deletions. After a jump of more than a day nothing is deleted until an admin, or the second button, confirms the time.',
    content: `<form method="post"><button>Run what is due</button></form>
<form method="post"><input type="hidden" name="clock" value="confirmed"><button>Confirm the time, and run what is due</button></form>`,
  });

/** `/dev/jobs`: runs the due jobs; `{"clock":"confirmed"}` confirms a jump of the clock before, as an admin would. */
export function jobsRouter(jobs: ScheduledJobs): Router {
  const router = Router();
  router.get('/', (request, response) =>
    respond(request, response, { json: {}, html: renderJobsPage }),
  );
  router.post(
    '/',
    asyncHandler(async (request, response) => {
      const { clock } = await readFields(request, response);
      await jobs.run({ confirmClock: clock === 'confirmed' });
      respondToChange(request, response, {});
    }),
  );
  return router;
}
