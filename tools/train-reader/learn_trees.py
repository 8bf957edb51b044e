"""Learns trees over the words' sums and the facts, and how sure their sums are: learn_trees.py <folder>

`jobs.json` names the models to learn; `<job>.used` says which rows each learns from. Writes `<job>.json`.
"""

import json
import sys

import lightgbm
import numpy as np
from columns import Rows
from sklearn.linear_model import LogisticRegression

OPTIONS = dict(
    objective="binary",
    learning_rate=0.05,
    num_leaves=24,
    max_depth=6,
    min_data_in_leaf=15,
    feature_fraction=0.4,
    bagging_fraction=0.7,
    bagging_freq=1,
    lambda_l2=5,
    max_bin=63,
    use_missing=False,
    deterministic=True,
    force_row_wise=True,
    num_threads=1,
    seed=1,
    verbose=-1,
)
ROUNDS = 260
CALIBRATION_FOLDS = 3


def learn(inputs, rows, some):
    data = lightgbm.Dataset(inputs[some], rows.is_position[some], weight=rows.weight[some])
    return lightgbm.train(OPTIONS, data, ROUNDS)


def group_means(sums, group):
    counts = np.bincount(group)
    means = [np.bincount(group, column) / np.maximum(1, counts) for column in sums.T]
    return np.stack(means, axis=1)[group]


def calibrate(inputs, rows, used, typical):
    """Slope and offset that turn a sum, learned without the company, into the logarithm of the odds."""
    sums, labels, weights = [], [], []
    for fold in range(CALIBRATION_FOLDS):
        own = used & (rows.fold % CALIBRATION_FOLDS == fold)
        judged = own & typical
        if not judged.any():
            continue
        sums.append(learn(inputs, rows, used & ~own).predict(inputs[judged], raw_score=True))
        labels.append(rows.is_position[judged])
        weights.append(rows.weight[judged])
    model = LogisticRegression(C=1e6)
    model.fit(np.concatenate(sums)[:, None], np.concatenate(labels), sample_weight=np.concatenate(weights))
    return {"slope": float(model.coef_[0][0]), "offset": float(model.intercept_[0])}


def confidences(model, calibration, inputs):
    """As the library works them out, to compare the evaluation elsewhere with."""
    sums = model.predict(inputs, raw_score=True)
    return (1 / (1 + np.exp(-(calibration["slope"] * sums + calibration["offset"])))).tolist()


def forest_of(model):
    """All nodes in one row: the root of each tree, then for each node its feature, limit, children and value."""
    forest = dict(roots=[], features=[], limits=[], lower=[], higher=[], values=[])

    def add(node):
        place = len(forest["features"])
        is_leaf = "leaf_value" in node
        forest["features"].append(-1 if is_leaf else node["split_feature"])
        forest["limits"].append(0 if is_leaf else node["threshold"])
        forest["values"].append(node["leaf_value"] if is_leaf else node["internal_value"])
        forest["lower"].append(0)
        forest["higher"].append(0)
        if not is_leaf:
            forest["lower"][place] = add(node["left_child"])
            forest["higher"][place] = add(node["right_child"])
        return place

    for tree in model.dump_model()["tree_info"]:
        forest["roots"].append(add(tree["tree_structure"]))
    return forest


def main(folder):
    rows = Rows(folder)
    sums = rows.column("sums", "<f4").reshape(rows.count, -1).astype(np.float64)
    is_foreign = rows.column("isForeign", "u1") == 1
    sums[is_foreign] = 0
    inputs = np.hstack([sums, group_means(sums, rows.group), rows.facts]).astype(np.float32).astype(np.float64)
    typical = rows.column("isTypical", "u1") == 1
    compared = rows.column("isCompared", "u1") == 1
    for job in json.loads((rows.folder / "jobs.json").read_text()):
        used = rows.column(f"{job}.used", "u1") == 1
        model = learn(inputs, rows, used)
        judged = typical if (typical & used).any() else used
        calibration = calibrate(inputs, rows, used, judged)
        learned = {
            "forest": forest_of(model),
            "calibration": calibration,
            "confidences": confidences(model, calibration, inputs[compared]),
        }
        (rows.folder / f"{job}.json").write_text(json.dumps(learned))


main(sys.argv[1])
