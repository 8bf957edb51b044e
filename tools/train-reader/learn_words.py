"""Learns how much each word speaks for a position, apart by where it stands: learn_words.py <folder>

Writes `<part>.weights`, and `sums`: for each row what the words say, learned from companies of other folds than its own, since trees that
learn from sums of words that were learned from the same rows would trust words too much.
"""

import sys

import numpy as np
from columns import Rows
from sklearn.linear_model import LogisticRegression

INVERSE_OF_PENALTY = 1.0


def learn(words, rows, some):
    model = LogisticRegression(C=INVERSE_OF_PENALTY, solver="liblinear", random_state=0, max_iter=300)
    model.fit(words[some], rows.is_position[some], sample_weight=rows.weight[some])
    return model.coef_[0]


def main(folder):
    rows = Rows(folder)
    parts = rows.head["textParts"]
    sums = np.zeros((rows.count, len(parts)), "<f4")
    for place, part in enumerate(parts):
        words = rows.words(part)
        for fold in np.unique(rows.fold):
            own = rows.fold == fold
            sums[own, place] = words[own] @ learn(words, rows, ~own)
        learn(words, rows, np.ones(rows.count, bool)).astype("<f8").tofile(rows.folder / f"{part}.weights")
    sums.tofile(rows.folder / "sums")


main(sys.argv[1])
