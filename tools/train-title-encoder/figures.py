"""MRR, hit@5 and hit@10 of vectors in the tasks of the training set. Equal scores count in favour."""

import numpy as np


def measure(vectors, task):
    labels = np.array(task["labels"])
    starts = np.flatnonzero(np.diff(labels[:, 1], prepend=-1))
    occupations = labels[starts, 1]
    places = []
    for at in range(0, len(task["queries"]), 200):
        some = task["queries"][at : at + 200]
        similar = vectors[[query["text"] for query in some]] @ vectors[labels[:, 0]].T
        # The score of an occupation is that of its best label.
        for row, query in zip(np.maximum.reduceat(similar, starts, axis=1), some):
            right = row[np.isin(occupations, query["right"])]
            places.append(1 + np.sum(row > right.max()) if len(right) else np.inf)
    places = np.array(places)
    return np.mean(1 / places), np.mean(places <= 5), np.mean(places <= 10)


def report(tasks, vectors):
    figures = [measure(vectors, task) for task in tasks]
    for task, (mrr, five, ten) in zip(tasks, figures):
        print(f"  {task['name']:34s} {len(task['queries']):5d}  {mrr:.3f} {five:.3f} {ten:.3f}")
    print(f"  mean MRR {np.mean([mrr for mrr, _, _ in figures]):.4f}", flush=True)
