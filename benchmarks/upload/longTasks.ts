/** A task of a page that took 50 ms or more: when it began, in milliseconds since 1970, and how long it took. */
export interface LongTask {
  readonly at: number;
  readonly milliseconds: number;
}

/** Watches the page for long tasks; `end` gives those that were. */
export function watchTasks(): { end(): Promise<readonly LongTask[]> } {
  const tasks: LongTask[] = [];
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const { startTime, duration } of entries)
      tasks.push({ at: performance.timeOrigin + startTime, milliseconds: duration });
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: "longtask" });
  return {
    async end() {
      // A task is told of after its end.
      await new Promise((resolve) => setTimeout(resolve, 100));
      take(observer.takeRecords());
      observer.disconnect();
      return tasks;
    },
  };
}
