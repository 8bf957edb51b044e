"""Writes the trained table as the weights that the application reads, and as an ONNX graph over the same file."""

import hashlib
import json

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper

WEIGHTS, GRAPH = "title-encoder.weights", "title-encoder.onnx"


def quantise(table):
    """Rows as integers from -127 to 127, and the scale of each."""
    scales = np.abs(table).max(axis=1) / 127
    rows = np.round(table / np.maximum(scales, 1e-12)[:, None]).astype(np.int8)
    return rows, scales.astype("<f4")


def outside(name, kind, shape, offset, length):
    tensor = TensorProto(name=name, data_type=kind, dims=shape, data_location=TensorProto.EXTERNAL)
    for key, value in (("location", WEIGHTS), ("offset", offset), ("length", length)):
        tensor.external_data.add(key=key, value=str(value))
    return tensor


def graph_of(rows, scales):
    """Features of titles, filled up with zeros → vectors of length one."""
    count, dimensions = rows.shape
    nodes = [
        helper.make_node("Gather", ["table", "features"], ["integers"]),
        helper.make_node("Cast", ["integers"], ["floats"], to=TensorProto.FLOAT),
        helper.make_node("Gather", ["scales", "features"], ["some"]),
        helper.make_node("Unsqueeze", ["some", "last"], ["wide"]),
        helper.make_node("Mul", ["floats", "wide"], ["terms"]),
        helper.make_node("ReduceSum", ["terms", "middle"], ["sum"], keepdims=0),
        helper.make_node("LpNormalization", ["sum"], ["vector"], axis=-1, p=2),
    ]
    graph = helper.make_graph(
        nodes,
        "title-encoder",
        [helper.make_tensor_value_info("features", TensorProto.INT64, ["titles", "features of a title"])],
        [helper.make_tensor_value_info("vector", TensorProto.FLOAT, ["titles", dimensions])],
        [
            outside("table", TensorProto.INT8, rows.shape, 0, rows.nbytes),
            outside("scales", TensorProto.FLOAT, [count], rows.nbytes, scales.nbytes),
            helper.make_tensor("last", TensorProto.INT64, [1], [-1]),
            helper.make_tensor("middle", TensorProto.INT64, [1], [1]),
        ],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)


def export(table, folder, options, inputs, examples):
    """Gives back the table as it is after rounding. `examples` are titles with their features."""
    rows, scales = quantise(table)
    (folder / WEIGHTS).write_bytes(rows.tobytes() + scales.tobytes())
    onnx.save(graph_of(rows, scales), folder / GRAPH)
    session = onnxruntime.InferenceSession(folder / GRAPH)
    run = lambda features: session.run(None, {"features": np.array([features], np.int64)})[0][0]
    card = {
        "options": options,
        "inputs": {path.name: digest(path) for path in inputs},
        "files": {name: digest(folder / name) for name in (WEIGHTS, GRAPH)},
        # The beginnings of vectors as a runtime for models computes them: the application's own sum is compared with these.
        "beginnings": {text: [round(float(value), 5) for value in run(features)[:6]] for text, features in examples},
    }
    (folder / "title-encoder.json").write_text(json.dumps(card, indent=2, ensure_ascii=False) + "\n")
    return rows * scales[:, None]


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()
