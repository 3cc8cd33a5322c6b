/** A task of 50 ms or more: when it began, in milliseconds since 1970, and its duration. */
export interface LongTask {
  readonly at: number;
  readonly milliseconds: number;
}

/** Records long tasks of the page; `end` returns them. */
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
      // The browser reports a task after its end.
      await new Promise((resolve) => setTimeout(resolve, 100));
      take(observer.takeRecords());
      observer.disconnect();
      return tasks;
    },
  };
}
