// Runs in every page before its own scripts and keeps what the benchmarks ask for.
{
  const seen = { time: 0, element: '' };
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      seen.time = startTime;
      seen.element = element ? `${element.localName}: ${element.textContent.slice(0, 40)}` : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  /** The moment from which the element is shown, answers to React, and the page has time for it. */
  const usable = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        const element = document.querySelector(selector);
        const answers =
          element?.checkVisibility() &&
          Object.keys(element).some((key) => key.startsWith('__reactProps$'));
        if (answers) requestIdleCallback(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });

  /** The scripts that had come by that moment. */
  const scripts = (moment) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= moment)
      .map(({ name }) => name);

  window.bench = { seen, usable, scripts };
}
