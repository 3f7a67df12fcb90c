/** What handlers may ask of the queues that run beside them. */

export interface JobQueue {
  /** Looks for queued jobs; call after a transaction that added one. */
  wake(): void;
  /** Stops a job that is queued or running here. Resolves once its row is final. */
  cancel(jobId: string): Promise<void>;
}

export interface DeliveryQueue {
  /** Looks for due deliveries; call after a transaction that added one. */
  wake(): void;
}
